#!/bin/sh
# Runs once, when PostgreSQL creates its files. The role `plainvest` owns one database and migrates; the
# server serves as `plainvest_app`, which owns nothing. Neither is a superuser. The superuser has no
# password, so it connects by the socket inside the container and never over the network:
# docker compose exec database psql --username=postgres
set -eu

psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" \
  --set=app_password="$POSTGRES_APP_PASSWORD" \
  --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE plainvest LOGIN PASSWORD :'password';
CREATE ROLE plainvest_app LOGIN PASSWORD :'app_password';
CREATE DATABASE plainvest OWNER plainvest;
REVOKE CONNECT, TEMPORARY ON DATABASE plainvest FROM PUBLIC;
GRANT CONNECT ON DATABASE plainvest TO plainvest_app;
ALTER ROLE postgres PASSWORD NULL;
SQL
