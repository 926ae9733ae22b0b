-- The secret that binds passes to documents, read by signing and by the snapshot of a station alone.

grant select on holder_secrets to garita_issuer;
create policy sign on holder_secrets for select to garita_issuer using (true);
