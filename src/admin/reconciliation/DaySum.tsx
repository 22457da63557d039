import Box from '@mui/material/Box';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { ReconciliationDetail } from '#contract/reconciliationRecord.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { rateText } from '#src/admin/sending/judge.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

const { facts: names } = copy;

/** The figures of a day, from its opening to what they leave unexplained. */
export function DaySum({ day }: { day: ReconciliationDetail }) {
  const { worth, rate, closedBy, closedAt, note } = day;
  const amounts = [
    'opening',
    'received',
    'paid',
    'fees',
    'expected',
    'onChain',
    'unexplained',
  ] as const;
  return (
    <FactList
      facts={[
        ...amounts.map(
          (name) =>
            [names[name], <Amount key={name}>{`${day[name]} ${day.coin}`}</Amount>] as const,
        ),
        [
          names.block,
          <span key="block">
            {copy.block(day.height)} <ShortId id={day.blockHash} of={names.block} />
          </span>,
        ],
        [
          names.worth,
          worth === null || rate === null
            ? copy.noRate
            : copy.worth(groupDollars(parseDollars(worth)), rateText(rate)),
        ],
        [names.owed, groupDollars(parseDollars(day.owed))],
        ...(closedBy && closedAt
          ? [[names.closed, copy.by(closedBy.fullName, moment(closedAt))] as const]
          : []),
        ...(note ? [[names.note, note] as const] : []),
      ]}
    />
  );
}

/** The amounts of the sum end below each other. */
const Amount = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      minWidth: { sm: '18ch' },
      textAlign: { sm: 'right' },
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {children}
  </Box>
);
