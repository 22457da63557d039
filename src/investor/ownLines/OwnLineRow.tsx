import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnLine } from '#contract/log.ts';
import { groupDollars } from '#contract/money.ts';
import { minuteInUtc } from '#contract/time.ts';
import { copy } from './copy.ts';
import { keepProof } from './keepProof.ts';
import { type SignedLog, useLineProof } from './useOwnLines.ts';

interface OwnLineRowProps {
  line: OwnLine;
  signed: SignedLog | null;
}

/** A line with its facts, and whether this browser found it in the log. */
export function OwnLineRow({ line, signed }: OwnLineRowProps) {
  const { data, error } = useLineProof(line, signed);
  const { cents } = line.details;
  const amount = typeof cents === 'number' ? `, ${groupDollars(BigInt(cents))}` : '';
  const isCovered = signed !== null && line.index < signed.size;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Box sx={{ fontWeight: 500 }}>
          {copy.action(line.action)}
          {amount}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {copy.line(line.index)}, {minuteInUtc(new Date(line.at))} UTC
        </Box>
      </Box>
      <State isCovered={isCovered} isFailed={error !== null} proved={data?.proved} />
      {data && (
        <Button onClick={() => keepProof(data.saved, copy.file(line.index))}>{copy.keep}</Button>
      )}
    </Box>
  );
}

interface StateProps {
  isCovered: boolean;
  isFailed: boolean;
  proved: boolean | undefined;
}

function State({ isCovered, isFailed, proved }: StateProps) {
  const [icon, text, color] = (() => {
    if (!isCovered) return [<ScheduleOutlined key="i" />, copy.later, 'text.secondary'];
    if (isFailed) return [<CloseOutlined key="i" />, copy.unsupported, 'warning.main'];
    if (proved === undefined)
      return [<ScheduleOutlined key="i" />, copy.checking, 'text.secondary'];
    return proved
      ? [<CheckOutlined key="i" />, copy.good, 'success.main']
      : [<CloseOutlined key="i" />, copy.bad, 'error.main'];
  })();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color, fontSize: '0.8125rem' }}>
      {icon}
      {text}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
