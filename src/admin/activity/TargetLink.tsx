import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { resource } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { type SettingsPart, settingsPart } from '#src/admin/shell/settingsPart.ts';
import { copy } from './copy.ts';

const kinds: Record<string, string> = copy.kinds;
const pages: Record<string, ResourceName> = {
  deposit: resource.deposits,
  withdrawal: resource.withdrawals,
  user: resource.users,
};
const inSettings: Record<string, SettingsPart> = {
  wallet: 'wallets',
  settings: 'rules',
  rule: 'approvals',
};

export function TargetLink({ line: { target, subject } }: { line: ActivityRecord }) {
  const createPath = useCreatePath();
  const name = kinds[target.kind] ?? target.kind;
  const resource = pages[target.kind];
  if (resource) {
    const to = createPath({ resource, type: 'show', id: target._id });
    const known = target.kind === 'user' ? subject.fullName : null;
    return <To to={to} text={`${name} ${known ?? reference(target._id)}`} />;
  }
  const part = inSettings[target.kind];
  return part ? <To to={settingsPart(part)} text={name} /> : name;
}

const To = ({ to, text }: { to: string; text: string }) => (
  <Link component={RouterLink} to={to}>
    {text}
  </Link>
);
