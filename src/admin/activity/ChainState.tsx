import ErrorOutline from '@mui/icons-material/ErrorOutline';
import GppGoodOutlined from '@mui/icons-material/GppGoodOutlined';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AuditVerdict, audit } from '#contract/audit.ts';
import { type OverviewInCents, overviewKey, useOverview } from '#src/admin/overview/useOverview.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { ago, exactMoment, moment } from '#src/shared/format/dates.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { copy } from './copy.ts';
import { StateLine } from './StateLine.tsx';

const { verify: text } = copy;

/** Whether each line follows from the one before, when that was checked, and a button to check. */
export function ChainState() {
  const known = useOverview().data?.auditLog;
  const cache = useQueryClient();
  const check = useMutation({
    mutationFn: async () => (await send(audit.verify)).data,
    onSuccess: (auditLog) =>
      cache.setQueryData<OverviewInCents>(overviewKey, (data) => data && { ...data, auditLog }),
  });
  return (
    <>
      <Box role="status" sx={{ display: 'inline-flex', minWidth: 0 }}>
        {check.isPending ? (
          text.checking
        ) : check.error ? (
          <StateLine color="error.main" icon={<ErrorOutline />}>
            {messageOf(check.error)}
          </StateLine>
        ) : (
          <Known verdict={known} />
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-keyshortcuts="v"
        disabled={check.isPending}
        onClick={() => check.mutate()}
        sx={{ flexShrink: 0 }}
      >
        {text.button}
      </Button>
    </>
  );
}

const lineOf = (seq: number) => seq.toLocaleString('en');

function Known({ verdict }: { verdict: AuditVerdict | null | undefined }) {
  useMinute();
  if (verdict === undefined) return null;
  if (verdict === null) {
    return (
      <StateLine color="warning.main" icon={<GppMaybeOutlined />}>
        {text.never}
      </StateLine>
    );
  }
  const { upTo, brokenAt, checkedAt } = verdict;
  const title = exactMoment(checkedAt);
  if (brokenAt) {
    const whole = [
      text.brokenText(lineOf(brokenAt.seq), moment(brokenAt.at)),
      ...(upTo ? [text.upTo(lineOf(upTo.seq), moment(upTo.at))] : []),
    ].join(' ');
    return (
      <StateLine color="error.main" icon={<GppMaybeOutlined />} title={title}>
        {whole}
      </StateLine>
    );
  }
  if (!upTo) return <StateLine color="text.secondary">{text.empty}</StateLine>;
  return (
    <StateLine color="success.main" icon={<GppGoodOutlined />} title={title}>
      <b>{text.intact(lineOf(upTo.seq))}</b>, {ago(checkedAt)}
    </StateLine>
  );
}
