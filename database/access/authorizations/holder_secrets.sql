-- Only signing and the snapshot of a station read the secret that binds passes to documents.

grant select on holder_secrets to garita_issuer;
create policy sign on holder_secrets for select to garita_issuer using (true);
