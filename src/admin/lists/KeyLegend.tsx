import Box from '@mui/material/Box';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';

interface KeyLegendProps {
  keys: readonly (readonly [keys: readonly string[], does: string])[];
}

/** Keys of the list with what they do; the shortcuts dialog has all. */
export const KeyLegend = ({ keys }: KeyLegendProps) =>
  keys.map(([caps, does]) => (
    <Box
      key={does}
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {caps.map((cap) => (
        <KeyHint key={cap}>{cap}</KeyHint>
      ))}{' '}
      {does}
    </Box>
  ));
