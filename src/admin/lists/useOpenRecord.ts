import type { MouseEvent } from 'react';
import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { useNavigate } from 'react-router-dom';

const controls = 'a, button, input, label, [role=dialog]';

/** Opens the record of a row that was clicked, unless a control or selected text was meant. */
export function useOpenRecord() {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>, id: string) => {
    if (!hasShow || !resource || (event.target as Element).closest(controls)) return;
    if (window.getSelection()?.type === 'Range') return;
    navigate(createPath({ resource, type: 'show', id }));
  };
}
