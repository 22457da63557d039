import type { DetachedWindowAPI } from 'happy-dom';
import { beforeEach } from 'vitest';
import { addWallet, investor, type Person, staff } from '#tests/support/people.ts';
import { type Screens, storeSession } from '#tests/support/screens.tsx';

export interface InvestorScene {
  ada: Person;
  grace: Person;
}

/** Before each test: Ada signed in, Grace of the staff, and an address for bitcoin. */
export function investorScene(here: Screens): InvestorScene {
  const scene = {} as InvestorScene;
  beforeEach(async () => {
    scene.ada = await investor(here.backend);
    scene.grace = await staff(here.backend);
    await addWallet(here.backend, scene.grace);
    storeSession(scene.ada.token, scene.ada.user);
  });
  return scene;
}

/** Sets the width of the window, in pixels. */
export const setWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
