import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { health } from '#contract/health.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/copy.ts';
import type { PartError } from './lazyPart.tsx';
import { Notice } from './Notice.tsx';

const storageKey = 'reloaded';
const releasePauseMs = 60_000;
const pauseFirstMs = 1_000;
const pauseMaxMs = 15_000;

interface MissingPartProps {
  error: PartError;
  onLoaded: () => void;
  isFramed: boolean;
  /** The heading of the page, within a frame. */
  head?: ReactNode;
}

/**
 * Replaces a part of the app that could not be fetched, and fetches it again, ever more seldom. If
 * the server answers, a new release has removed the part, and the page reloads once; a second
 * failure within a minute waits.
 */
export function MissingPart({ error, onLoaded, isFramed, head }: MissingPartProps) {
  const { isTrying, retry } = useReload(error, onLoaded);
  return (
    <>
      {head}
      <Notice {...copy.noConnection} isFramed={isFramed} isUnderHead={head !== undefined}>
        <Button variant="contained" disabled={isTrying} aria-busy={isTrying} onClick={retry}>
          {copy.retry}
        </Button>
      </Notice>
    </>
  );
}

function useReload({ part }: PartError, onLoaded: () => void) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let tries = 0;
    const wait = () => {
      timer = setTimeout(load, Math.min(pauseMaxMs, pauseFirstMs * 2 ** tries));
      tries += 1;
    };
    const load = async () => {
      clearTimeout(timer);
      const isLoaded = await part.load().then(
        () => true,
        () => false,
      );
      if (isOver) return;
      if (isLoaded) return onLoaded();
      void reloadAfterRelease();
      wait();
    };
    retry.current = () => {
      setIsTrying(true);
      void load().finally(() => setIsTrying(false));
    };
    const onOnline = () => void load();
    window.addEventListener('online', onOnline);
    void reloadAfterRelease();
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [part, onLoaded]);
  return { isTrying, retry: () => retry.current() };
}

async function reloadAfterRelease(): Promise<void> {
  if (Date.now() - Number(readMark() ?? 0) < releasePauseMs) return;
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

/** False without storage: then nothing would end a series of reloads. */
function writeMark(mark: string): boolean {
  try {
    sessionStorage.setItem(storageKey, mark);
    return true;
  } catch {
    return false;
  }
}
