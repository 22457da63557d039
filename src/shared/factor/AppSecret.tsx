import Box from '@mui/material/Box';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { QrPicture } from '#src/shared/ui/QrPicture.tsx';
import { copy } from './copy.ts';

const words = copy.app;

interface AppSecretProps {
  secret: string;
  uri: string;
}

/** The secret of an authenticator app, as a picture to scan and as a key to type. */
export function AppSecret({ secret, uri }: AppSecretProps) {
  return (
    <>
      <Box>{words.scan}</Box>
      <Box sx={{ alignSelf: 'center' }}>
        <QrPicture text={uri} label={words.picture} size={208} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {words.key}: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </Box>
        <CopyButton text={secret} name={words.key.toLowerCase()} />
      </Box>
    </>
  );
}
