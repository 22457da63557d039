import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listPath, resource } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { copy } from './copy.ts';

const kinds: Record<string, string> = copy.kinds;
const pages: Record<string, ResourceName> = {
  deposit: resource.deposits,
  withdrawal: resource.withdrawals,
  user: resource.users,
};
// All are parts of the settings screen.
const inSettings = ['wallet', 'settings', 'rule'];

export function TargetLink({ line: { target, subject } }: { line: ActivityRecord }) {
  const createPath = useCreatePath();
  const name = kinds[target.kind] ?? target.kind;
  const resource = pages[target.kind];
  if (resource) {
    const to = createPath({ resource, type: 'show', id: target._id });
    const known = target.kind === 'user' ? subject.fullName : null;
    return <To to={to} text={`${name} ${known ?? reference(target._id)}`} />;
  }
  return inSettings.includes(target.kind) ? <To to={listPath('settings')} text={name} /> : name;
}

const To = ({ to, text }: { to: string; text: string }) => (
  <Link component={RouterLink} to={to}>
    {text}
  </Link>
);
