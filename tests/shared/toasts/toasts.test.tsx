import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { render, screen, waitFor } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { ToastHost } from '#src/shared/toasts/ToastHost.tsx';
import { type Toasts, useToasts } from '#src/shared/toasts/useToasts.ts';

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

afterEach(() => setWidth(1024));

/** The toasts of a page with a heading and a field. */
function openToasts(width: number): Toasts {
  setWidth(width);
  let toasts: Toasts | undefined;
  function Page() {
    toasts = useToasts();
    return (
      <>
        <h1>A page</h1>
        <input aria-label="A field" />
      </>
    );
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

const place = () => document.documentElement.style.getPropertyValue('--toast-bottom');

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

  test('of two acts appear together on a wide screen, those of one act do not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const toasts = openToasts(1280);
    toasts.error('First.', 60_000);
    toasts.error('Its reason.', 60_000);
    await screen.findByText('First.');
    expect(screen.queryByText('Its reason.')).not.toBeInTheDocument();
    vi.setSystemTime(Date.now() + 1_000);
    toasts.success('Another act.');
    await screen.findByText('Another act.');
    expect(screen.getByText('First.')).toBeInTheDocument();
    vi.useRealTimers();
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
    const clock = render(<ScheduleOutlined />)
      .container.querySelector('path')
      ?.getAttribute('d');
    const toasts = openToasts(1280);
    toasts.pending('Deposit pending.');
    const toast = (await screen.findByText('Deposit pending.')).closest('[data-toast]');
    expect(toast).toHaveAttribute('role', 'status');
    expect(toast?.querySelector('path')).toHaveAttribute('d', clock);
  });

  test('stay at the bottom of a wide screen, over any part of the page', async () => {
    const toasts = openToasts(1280);
    const bar = document.createElement('div');
    bar.setAttribute('data-action-bar', '');
    for (const part of [bar, screen.getByRole('textbox')]) {
      part.getBoundingClientRect = () => new DOMRect(16, window.innerHeight - 80, 1200, 60);
    }
    screen.getByRole('heading').after(bar);
    toasts.success('Saved.');
    await screen.findByText('Saved.');
    expect(place()).toBe('24px');
  });

  test('move above the buttons of a form that opens on a wide screen', async () => {
    const toasts = openToasts(1280);
    toasts.success('Yours to pay.', 60_000);
    await screen.findByText('Yours to pay.');
    expect(place()).toBe('24px');
    const buttons = document.createElement('div');
    buttons.setAttribute('data-armed', '');
    buttons.getBoundingClientRect = () => new DOMRect(370, window.innerHeight - 70, 540, 70);
    screen.getByRole('heading').after(buttons);
    await waitFor(() => expect(place()).toBe('78px'));
  });

  test('are at the bottom of a phone, over any part of the page', async () => {
    const toasts = openToasts(390);
    screen.getByRole('textbox').getBoundingClientRect = () =>
      new DOMRect(16, window.innerHeight - 80, 300, 60);
    toasts.success('Saved.');
    await screen.findByText('Saved.');
    expect(place()).toBe('8px');
  });

  test('are above the bar of a phone, and move with it', async () => {
    const toasts = openToasts(390);
    const bar = document.createElement('div');
    bar.setAttribute('data-action-bar', '');
    let tall = 100;
    bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - tall, 390, tall);
    screen.getByRole('heading').after(bar);
    toasts.success('Saved.', 60_000);
    await screen.findByText('Saved.');
    expect(place()).toBe('108px');
    tall = 160;
    bar.append('An error');
    await waitFor(() => expect(place()).toBe('168px'));
  });

  test('are at the bottom of a phone whose bar scrolled up with its card', async () => {
    const toasts = openToasts(390);
    const bar = document.createElement('div');
    bar.setAttribute('data-action-bar', '');
    bar.getBoundingClientRect = () => new DOMRect(0, 200, 390, 100);
    screen.getByRole('heading').after(bar);
    toasts.success('Saved.');
    await screen.findByText('Saved.');
    expect(place()).toBe('8px');
  });

  test('are over the head of a phone that has its buttons at the bottom', async () => {
    const toasts = openToasts(390);
    const head = document.createElement('header');
    head.setAttribute('data-toasts', '');
    head.getBoundingClientRect = () => new DOMRect(0, 25, 390, 56);
    screen.getByRole('heading').before(head);
    toasts.success('Saved.');
    await screen.findByText('Saved.');
    expect(place()).toBe('auto');
    expect(document.documentElement.style.getPropertyValue('--toast-top')).toBe('31px');
  });

  test('of a success end when an error appears in the page', async () => {
    const toasts = openToasts(390);
    toasts.success('Address fetched.', 60_000);
    await screen.findByText('Address fetched.');
    const box = document.createElement('div');
    render(<ErrorAlert id="error" message="No answer." />, { container: box });
    screen.getByRole('heading').after(box);
    await gone('Address fetched.');
  });

  test('of a success end when an error follows', async () => {
    const toasts = openToasts(390);
    toasts.success('Address fetched.', 60_000);
    await screen.findByText('Address fetched.');
    toasts.error('No answer.', 60_000);
    await screen.findByText('No answer.');
    await gone('Address fetched.');
  });
});
