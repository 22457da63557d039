import Link from '@mui/material/Link';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** The operator's contact as it can be used: an address to write to, a page, or plain text. */
export function SupportLink() {
  const { data: settings } = useSettings();
  if (!settings) return null;
  const { support } = settings.operator;
  if (!support) return copy.notConfigured;
  if (/^[^\s@]+@[^\s@]+$/.test(support)) return <Link href={`mailto:${support}`}>{support}</Link>;
  if (/^https:\/\/\S+$/.test(support)) return <Link href={support}>{support}</Link>;
  return support;
}
