import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';

export interface CheckLine {
  /** `look` is to be looked at; `bad` makes the decision wrong. */
  state: 'bad' | 'look' | 'ok';
  text: string;
}

const looks: Record<CheckLine['state'], { color: string; Icon: ComponentType<IconProps> }> = {
  bad: { color: 'error.main', Icon: ErrorOutlined },
  look: { color: 'warning.main', Icon: WarningAmberOutlined },
  ok: { color: 'success.main', Icon: CheckCircleOutlined },
};

interface IconProps {
  sx: object;
  'aria-hidden': true;
}

/** Checks, one line each: those that passed are two in a row. */
export function CheckLines({ checks }: { checks: readonly CheckLine[] }) {
  return (
    <Box component="ul" sx={list}>
      {checks.map(({ state, text }) => {
        const { color, Icon } = looks[state];
        const isOk = state === 'ok';
        return (
          <Box
            component="li"
            key={text}
            data-check={state}
            sx={{ display: 'flex', gap: 0.875, gridColumn: isOk ? 'auto' : '1 / -1' }}
          >
            <Icon aria-hidden sx={{ fontSize: 16, mt: '1px', color }} />
            <Box component="span" sx={isOk ? {} : { color, fontWeight: 600 }}>
              {text}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  rowGap: '5px',
} as const;
