import { render, screen, waitFor } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { ToastHost } from '#src/shared/toasts/ToastHost.tsx';
import { type Toasts, useToasts } from '#src/shared/toasts/useToasts.ts';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

afterEach(() => setWidth(1024));

/** The toasts of a page with a risk warning. */
function openToasts(width: number): Toasts {
  setWidth(width);
  let toasts: Toasts | undefined;
  function Page() {
    toasts = useToasts();
    return <RiskWarning />;
  }
  render(
    <AppTheme>
      <Page />
      <ToastHost />
    </AppTheme>,
  );
  if (!toasts) throw new Error('The page has no toasts.');
  return toasts;
}

const gone = (text: string) =>
  waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

describe('toasts', () => {
  test('appear one after the other on a phone, each of them', async () => {
    const toasts = openToasts(390);
    toasts.error('First.', 300);
    toasts.error('Second.', 300);
    await screen.findByText('First.');
    expect(screen.queryByText('Second.')).not.toBeInTheDocument();
    await screen.findByText('Second.');
    await gone('First.');
  });

  test('appear together on a wide screen', async () => {
    const toasts = openToasts(1280);
    toasts.error('First.');
    toasts.error('Second.');
    await screen.findByText('First.');
    await screen.findByText('Second.');
    expect(screen.getByText('First.')).toBeInTheDocument();
  });

  test('of an earlier try end when a new one starts', async () => {
    const toasts = openToasts(390);
    toasts.error('Refused.', 60_000);
    toasts.error('Its reason.', 60_000);
    await screen.findByText('Refused.');
    toasts.loading('Please wait...')();
    toasts.success('Done.');
    await screen.findByText('Done.');
    await gone('Refused.');
    expect(screen.queryByText('Its reason.')).not.toBeInTheDocument();
  });

  test('about something pending show a clock, not the tick of a success', async () => {
    const toasts = openToasts(1280);
    toasts.pending('Deposit pending.');
    const toast = (await screen.findByText('Deposit pending.')).closest('[data-toast]');
    expect(toast).toHaveAttribute('role', 'status');
    expect(toast?.querySelector('[data-testid="ScheduleOutlinedIcon"]')).not.toBeNull();
  });

  test('never cover the risk warning', async () => {
    const toasts = openToasts(1280);
    const warning = screen.getByRole('note', { name: 'Risk warning' });
    warning.getBoundingClientRect = () => new DOMRect(300, 80, 900, 60);
    toasts.success('Saved.');
    expect((await screen.findByText('Saved.')).closest('.toasts-below')).not.toBeNull();
  });
});
