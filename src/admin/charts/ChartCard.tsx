import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import type { Values } from '#src/shared/table/ValueTable.tsx';
import { Card } from './Card.tsx';
import { copy } from './copy.ts';
import { FigureTable } from './FigureTable.tsx';

interface ChartCardProps {
  title: string;
  area: string;
  legend?: ReactNode;
  /** The same figures as rows. */
  table: Omit<Values, 'name'>;
  /** Why there is nothing to draw. */
  empty?: string | undefined;
  children: ReactNode;
}

/** A picture of figures, and the figures as a table behind a button. */
export function ChartCard({ title, area, legend, table, empty, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const label = isTable ? copy.asPicture : copy.asTable;
  return (
    <Card
      title={title}
      area={area}
      legend={legend}
      aside={
        <IconButton
          size="small"
          aria-label={`${label}: ${title}`}
          title={label}
          onClick={() => setTable(!isTable)}
          sx={{
            p: 0.5,
            mr: -1,
            '& svg': { fontSize: 18 },
            '@media (pointer: coarse)': { p: 1.625 },
          }}
        >
          {isTable ? <BarChartOutlined /> : <FormatListBulleted />}
        </IconButton>
      }
    >
      <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 190 }}>
        {isTable ? <FigureTable name={title} {...table} /> : children}
        {!isTable && empty && <Box sx={nothing}>{empty}</Box>}
      </Box>
    </Card>
  );
}

const nothing = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  px: 6,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
