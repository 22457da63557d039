import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { health } from '#contract/health.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/copy.ts';
import { Notice } from './Notice.tsx';

const storageKey = 'reloaded';
const pauseMs = 60_000;

interface MissingPartProps {
  retry: () => void;
  isFramed: boolean;
}

/**
 * Replaces a part of the app that could not be fetched. If the server answers, a new release has
 * removed the part, and the page reloads once; a second failure within a minute waits for a press.
 */
export function MissingPart({ retry, isFramed }: MissingPartProps) {
  useEffect(() => {
    void reloadAfterRelease();
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <Notice {...copy.noConnection} isFramed={isFramed}>
      <Button variant="contained" onClick={retry}>
        {copy.retry}
      </Button>
    </Notice>
  );
}

async function reloadAfterRelease(): Promise<void> {
  if (Date.now() - Number(readMark() ?? 0) < pauseMs) return;
  const isAnswered = await send(health.live, { background: true }).then(
    () => true,
    () => false,
  );
  if (isAnswered && writeMark(String(Date.now()))) window.location.reload();
}

function readMark(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Without storage nothing would end a series of reloads, so the page stays. */
function writeMark(mark: string): boolean {
  try {
    sessionStorage.setItem(storageKey, mark);
    return true;
  } catch {
    return false;
  }
}
