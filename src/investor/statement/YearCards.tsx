import Box from '@mui/material/Box';
import { dollarsFrom } from '#contract/money.ts';
import type { StatementYear } from '#contract/statements.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { YearButtons, type YearFiles } from './YearButtons.tsx';

interface YearCardsProps extends YearFiles {
  years: readonly StatementYear[];
}

/** The years on a phone. */
export function YearCards({ years, ...files }: YearCardsProps) {
  return (
    <Box component="ul" aria-label={copy.years.title} sx={list}>
      {years.map((row) => (
        <Box component="li" key={row.year} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Box component="strong" sx={{ mr: 'auto', fontWeight: 600 }}>
              {copy.years.name(row.year)}
            </Box>
            <YearButtons year={row.year} {...files} />
          </Box>
          <FactList facts={factsOf(row)} />
        </Box>
      ))}
    </Box>
  );
}

function factsOf(row: StatementYear) {
  const { deposits, withdrawals, corrections, columns } = copy.years;
  const [opening, paidIn, withdrawn, corrected, closing] = columns;
  const money = (dollars: number, signed = false) => (
    <Money cents={dollarsFrom(dollars)} signed={signed} />
  );
  return [
    { label: opening, value: money(row.opening) },
    { label: paidIn, value: money(row.paidIn), detail: deposits(row.deposits) },
    { label: withdrawn, value: money(row.withdrawn), detail: withdrawals(row.withdrawals) },
    {
      label: corrected,
      value: money(row.corrections, row.corrections !== 0),
      detail: corrections(row.adjustments),
    },
    { label: closing, value: money(row.closing) },
  ];
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
