import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Passkey } from '#contract/secondFactor.ts';
import { ago, shortMoment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

const words = copy.passkeys;

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <Box sx={{ mt: 1.5, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{name}</Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {words.added(shortMoment(createdAt), lastUsedAt ? ago(lastUsedAt) : undefined)}
        </Box>
      </Box>
      <Button
        aria-label={words.removeOf(name)}
        onClick={() => setIsRemoving(true)}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        {words.remove}
      </Button>
      {isRemoving && (
        <RemoveDialog what={name} passkeyId={passkey._id} onClose={() => setIsRemoving(false)} />
      )}
    </Box>
  );
}
