import { ago, moment } from '#src/shared/format/dates.ts';

/** The age of a moment; the tooltip has its date and time. */
export const Age = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={moment(iso)}>
    {ago(iso)}
  </time>
);
