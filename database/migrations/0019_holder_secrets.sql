-- What binds a pass to a document: a secret of the condominium, so that a picture of a code says nothing about the document.

create table holder_secrets (
  condominium_id uuid not null references condominiums primary key,
  secret bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    constraint holder_secret_length check (length(secret) = 32),
  -- Since when passes are bound with it; null while a station of the condominium could not read them.
  begun_at timestamptz
);
insert into holder_secrets (condominium_id) select c.id from condominiums c;
