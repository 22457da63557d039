#!/bin/sh
# Runs once, when PostgreSQL creates its files: the role that the server connects as owns one database and
# is not a superuser. The superuser has no password, so it connects by the socket inside the container
# and never over the network: docker compose exec database psql --username=postgres
set -eu

psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" \
  --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE plainvest LOGIN PASSWORD :'password';
CREATE DATABASE plainvest OWNER plainvest;
REVOKE CONNECT, TEMPORARY ON DATABASE plainvest FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
