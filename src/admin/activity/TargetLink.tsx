import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import type { ActivityRecord } from '../provider/records.ts';
import type { ResourceName } from '../provider/resources.ts';
import { copy } from './copy.ts';

const kinds: Record<string, string> = copy.kinds;
const pages: Record<string, ResourceName> = {
  deposit: 'adminTrans',
  withdrawal: 'withdrawals',
  user: 'testing',
};
// Both are parts of one screen and have no page of their own.
const inSettings = ['wallet', 'settings'];

/** The record that a line of the log is about, leading to it. */
export function TargetLink({ line: { target } }: { line: ActivityRecord }) {
  const createPath = useCreatePath();
  const name = kinds[target.kind] ?? target.kind;
  const resource = pages[target.kind];
  if (resource) {
    const to = createPath({ resource, type: 'show', id: target._id });
    return <To to={to} text={`${name} ${reference(target._id)}`} />;
  }
  return inSettings.includes(target.kind) ? <To to="/admin/settings" text={name} /> : name;
}

const To = ({ to, text }: { to: string; text: string }) => (
  <Link component={RouterLink} to={to}>
    {text}
  </Link>
);
