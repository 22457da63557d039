import Link from '@mui/material/Link';

/** The operator's contact as it can be used: an address to write to, a page, or plain text. */
export function SupportLink({ support }: { support: string }) {
  if (/^[^\s@]+@[^\s@]+$/.test(support)) return <Link href={`mailto:${support}`}>{support}</Link>;
  if (/^https:\/\/\S+$/.test(support)) return <Link href={support}>{support}</Link>;
  return support;
}
