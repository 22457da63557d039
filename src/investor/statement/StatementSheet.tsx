import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { StatementInCents } from '#contract/statementInCents.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { date } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { MovementCards } from './MovementCards.tsx';
import { MovementTable } from './MovementTable.tsx';
import { utcMoment } from './period.ts';
import { StatementFigures } from './StatementFigures.tsx';

/** A statement as the PDF shows it: whose it is, five figures, then each movement. */
export function StatementSheet({ statement }: { statement: StatementInCents }) {
  const { from, to, madeAt, operator, rows } = statement;
  const { legalName, companyNumber, address, support } = operator;
  const operatorParts = [legalName, companyNumber, address, support].filter(
    (part) => part !== null,
  );
  const isTable = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  const Movements = isTable ? MovementTable : MovementCards;
  return (
    <Stack component="article" aria-label={copy.title} spacing={2} sx={{ pt: 3 }}>
      <Typography variant="h4" component="h3">
        {copy.title}
      </Typography>
      <FactList
        facts={[
          { label: copy.account, value: `${statement.fullName} (${statement.userName})` },
          { label: copy.period, value: `${date(from)} – ${date(to)}` },
          { label: copy.operator, value: operatorParts.join(', ') || copy.unnamed },
          { label: copy.made, value: utcMoment(madeAt) },
        ]}
      />
      <StatementFigures statement={statement} />
      {rows.length > 0 ? <Movements rows={rows} /> : <Typography>{copy.none}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {copy.available}
      </Typography>
    </Stack>
  );
}
