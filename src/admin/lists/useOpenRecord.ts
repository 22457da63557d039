import type { MouseEvent } from 'react';
import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { useNavigate } from 'react-router-dom';

const controls = 'a, button, input, label';

/** Opens the record of a row that was clicked, unless a control or selected text was meant. */
export function useOpenRecord() {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>, id: string) => {
    const pressed = event.target as Element;
    // React passes on the clicks in a menu or dialog of the row, which are elsewhere in the page.
    const isInRow = event.currentTarget.contains(pressed) && !pressed.closest(controls);
    if (!resource || !isInRow) return;
    if (window.getSelection()?.type === 'Range') return;
    // A row without a page has a button that opens what there is.
    if (!hasShow) return event.currentTarget.querySelector<HTMLElement>('[data-opens]')?.click();
    navigate(createPath({ resource, type: 'show', id }));
  };
}
