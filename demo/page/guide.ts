import { showPath } from '#contract/backOffice.ts';
import { copy } from '#demo/copy.ts';
import type { DemoState, Guide, GuideStep } from '#demo/protocol.ts';
import { storedState } from './clock.ts';
import type { Door } from './door.ts';
import { listSteps, nextStep } from './listSteps.ts';
import { giveSampleProof, proofInput } from './sampleProof.ts';

type Enter = (door: Door, page: string) => Promise<void>;

/** Where each step is done. */
const places: Record<GuideStep, (guide: Guide) => readonly [Door, string]> = {
  deposit: () => ['investor', '/user/deposit'],
  staff: ({ depositId = '' }) => ['staff', showPath('deposits', depositId)],
  confirm: ({ depositId = '' }) => ['staff', showPath('deposits', depositId)],
  balance: () => ['investor', '/user/overview'],
};

const afterwards = ['investor', '/user/withdraw'] as const;

const isBackOffice = () => location.pathname.startsWith('/admin');

const nextLabel = (guide: Guide): string => {
  const step = nextStep(guide);
  if (step === 'deposit' && proofInput()) return copy.guide.attach;
  return step ? copy.guide.go[step] : copy.guide.goOn;
};

// On a phone it would cover the page that asks.
const isWide = matchMedia('(min-width: 900px)');

/** The guide of the bar; returns what shows a newer state. It opens itself when a step is done. */
export function startGuide(bar: HTMLElement, enter: Enter): (state: DemoState) => void {
  const part = (name: string) => bar.querySelector<HTMLElement>(`[data-demo-${name}]`);
  const panel = bar.querySelector<HTMLElement>('#demo-guide');
  const [toggle, list, next] = [part('guide'), part('steps'), part('next')];
  const finished = part('finished');
  let shown = storedState();
  const open = (isOpen: boolean) => {
    if (panel) panel.hidden = !isOpen;
    toggle?.setAttribute('aria-expanded', String(isOpen));
  };
  const show = (state: DemoState | undefined) => {
    if (!state || !toggle || !list || !next) return;
    const step = nextStep(state.guide);
    toggle.hidden = state.contents === 'empty';
    toggle.textContent = copy.guide.progress(state.guide.done.length);
    listSteps(list, state.guide);
    if (finished) finished.hidden = step !== undefined;
    next.textContent = nextLabel(state.guide);
    const hasGrown = state.guide.done.length > (shown?.guide.done.length ?? 0);
    // It would cover the deposit that staff have come to confirm.
    const isInTheWay = step === 'confirm' && isBackOffice();
    if (hasGrown && !isInTheWay) open(true);
    shown = state;
  };
  toggle?.addEventListener('click', () => open(panel?.hidden === true));
  part('close')?.addEventListener('click', () => {
    open(false);
    toggle?.focus();
  });
  // Visitors have paid nothing: where the page asks for a proof, the guide offers one.
  let asked = proofInput();
  new MutationObserver(() => {
    const input = proofInput();
    const isNew = input !== null && asked === null;
    if (input === asked || !shown || nextStep(shown.guide) !== 'deposit') return;
    asked = input;
    if (next) next.textContent = nextLabel(shown.guide);
    if (isNew && isWide.matches) open(true);
  }).observe(document.body, { childList: true, subtree: true });
  next?.addEventListener('click', () => {
    if (!shown) return;
    const step = nextStep(shown.guide);
    const input = step === 'deposit' && proofInput();
    if (input) {
      const failed = ({ message }: Error) => {
        next.textContent = message;
      };
      return void giveSampleProof(input).then(() => open(false), failed);
    }
    void enter(...(step ? places[step](shown.guide) : afterwards));
  });
  if (finished) finished.textContent = copy.guide.finished;
  show(shown);
  return show;
}
