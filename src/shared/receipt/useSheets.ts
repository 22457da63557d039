import { useState, useSyncExternalStore } from 'react';
import { type Drawing, drawingOf } from './drawing.ts';
import { isPdf } from './proofQuery.ts';
import type { Size } from './view.ts';

export type ProofState = 'loading' | 'drawn' | 'unreadable';

const nothing: Drawing = { sheets: [], pages: 1, isUnreadable: false };
const none = { read: () => nothing, subscribe: () => () => undefined };

/** The sheets of a proof: the pages of a PDF, or one picture once the browser has its size. */
export function useSheets(file: Blob | undefined) {
  const store = file && isPdf(file) ? drawingOf(file) : none;
  const drawing = useSyncExternalStore(store.subscribe, store.read);
  const [picture, setPicture] = useState<Size | 'unreadable'>();
  const isDocument = file !== undefined && isPdf(file);
  const isUnreadable = isDocument ? drawing.isUnreadable : picture === 'unreadable';
  const isDrawn = isDocument ? drawing.sheets.length > 0 : picture !== undefined;
  const state: ProofState = isUnreadable ? 'unreadable' : isDrawn ? 'drawn' : 'loading';
  return { state, isDocument, drawing, picture, setPicture };
}
