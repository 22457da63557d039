import { describe, expect, test } from 'vitest';
import { clamped, fitted, shownSize, type View, zoomedAt } from '#src/shared/receipt/view.ts';

const room = { width: 808, height: 596 };
const phone = { width: 780, height: 1688 };
const page = { width: 595, height: 842 };

describe('a proof', () => {
  test('that is a picture fits as a whole, however it is turned', () => {
    const stage = { ...room, fits: 'whole' } as const;
    const upright = fitted(phone, stage);
    expect(shownSize(phone, stage, upright).height).toBeCloseTo(room.height - 32);
    const lying = shownSize(phone, stage, fitted(phone, stage, 1));
    expect(lying.width).toBeCloseTo(room.width - 32);
    expect(lying.height).toBeLessThan(room.height);
  });

  test('that is a small picture fills the window too', () => {
    const tiny = { width: 2, height: 2 };
    const stage = { ...room, fits: 'whole' } as const;
    expect(shownSize(tiny, stage, fitted(tiny, stage)).height).toBeCloseTo(room.height - 32);
  });

  test('that is a page fits by its width and begins at its top', () => {
    const stage = { ...room, fits: 'width' } as const;
    const view = fitted(page, stage);
    const shown = shownSize(page, stage, view);
    expect(shown.width).toBeCloseTo(room.width - 32);
    const top = room.height / 2 + view.y - shown.height / 2;
    expect(top).toBeCloseTo(16);
  });

  test('grows around the pointer and cannot be dragged out of the window', () => {
    const stage = { ...room, fits: 'whole' } as const;
    const view: View = { zoom: 4, x: 0, y: 0, quarterTurns: 0 };
    const at = { x: 100, y: -50 };
    const zoomed = zoomedAt(view, 1.5, at);
    expect((at.x - zoomed.x) / zoomed.zoom).toBeCloseTo((at.x - view.x) / view.zoom);
    const dragged = clamped({ ...view, y: 10_000 }, phone, stage);
    const { height } = shownSize(phone, stage, dragged);
    expect(room.height / 2 + dragged.y - height / 2).toBeCloseTo(16);
  });
});
