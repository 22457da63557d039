#!/bin/sh
# Runs once, when PostgreSQL makes its files: the role that the server connects as owns one database and
# is no superuser. The superuser is left without a password, so it signs in by the socket inside the
# container and never over the network: docker compose exec database psql --username=postgres
set -eu

psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" \
  --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE plainvest LOGIN PASSWORD :'password';
CREATE DATABASE plainvest OWNER plainvest;
REVOKE CONNECT, TEMPORARY ON DATABASE plainvest FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
