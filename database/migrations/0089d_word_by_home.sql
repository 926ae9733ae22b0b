-- A main adult of a home gives a family member the right to authorize, and takes back what the home gave.
alter table residences add word_by uuid;
