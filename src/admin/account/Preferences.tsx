import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Switch from '@mui/material/Switch';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import { perPageChoices, perPageDefault, perPageKey } from '#src/admin/paging/perPage.ts';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { copy } from './copy.ts';

const words = copy.preferences;
type Mode = keyof typeof words.themes;

/** Theme, keys and length of lists, on this device. */
export function Preferences() {
  const { mode, setMode } = useColorScheme();
  const [hasKeys, setKeys] = useStore('shortcuts', true);
  const [perPage, setPerPage] = useStore<number>(perPageKey, perPageDefault);
  return (
    <Panel title={words.title} text={words.text}>
      <Line label={<label htmlFor="theme">{words.theme}</label>}>
        <NativeSelect
          id="theme"
          value={mode ?? 'system'}
          onChange={({ target }) => setMode(target.value as Mode)}
          disableUnderline
          sx={select}
        >
          {(Object.keys(words.themes) as Mode[]).map((name) => (
            <option key={name} value={name}>
              {words.themes[name]}
            </option>
          ))}
        </NativeSelect>
      </Line>
      <Line label={<label htmlFor="single-keys">{words.keys}</label>}>
        <Switch id="single-keys" checked={hasKeys} onChange={(_, checked) => setKeys(checked)} />
      </Line>
      <Line label={<label htmlFor="rows-per-page">{words.perPage}</label>}>
        <NativeSelect
          id="rows-per-page"
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          disableUnderline
          sx={select}
        >
          {perPageChoices.map((rows) => (
            <option key={rows} value={rows}>
              {rows}
            </option>
          ))}
        </NativeSelect>
      </Line>
    </Panel>
  );
}

const Line = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: 44,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {label}
    {children}
  </Box>
);

const select = {
  pl: 1,
  fontSize: '0.8125rem',
  border: '1px solid var(--control-line)',
  borderRadius: '6px',
} as const;
