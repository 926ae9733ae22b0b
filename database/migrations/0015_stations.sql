-- Which build a station runs, as it says itself, and the newest shape of the snapshot that this build reads.
alter table stations
  add column build text constraint station_build_length check (length(build) between 1 and 40),
  add column reads smallint constraint station_reads_positive check (reads > 0);
