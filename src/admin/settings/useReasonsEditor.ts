import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Reason, type ReasonKind, reasons } from '#contract/reasons.ts';
import { useKeptDraft } from '#src/admin/provider/useKeptDraft.ts';
import { reasonsKey } from '#src/admin/record/useReasons.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

export interface Line {
  /** Stays when the line moves. */
  key: number;
  text: string;
}

interface Draft {
  lines: readonly Line[];
  nextKey: number;
  removed?: { line: Line; at: number } | undefined;
}

const draftOf = (texts: readonly string[]): Draft => ({
  lines: texts.map((text, key) => ({ key, text })),
  nextKey: texts.length,
});

/** The reasons of one kind while staff edit them, also over a visit elsewhere, until `save`. */
export function useReasonsEditor(kind: ReasonKind, stored: readonly Reason[]) {
  const texts = stored.filter((reason) => reason.kind === kind).map(({ text }) => text);
  const { restored, keep } = useKeptDraft<Draft>(`reasons ${kind}`);
  const [draft, setDraft] = useState(restored);
  const { lines, nextKey, removed } = draft ?? draftOf(texts);
  const change = (next: Partial<Draft>) => setDraft({ lines, nextKey, removed, ...next });
  const move = (from: number, to: number) => {
    const line = lines[from];
    if (!line || to < 0 || to >= lines.length) return;
    change({ lines: lines.toSpliced(from, 1).toSpliced(to, 0, line) });
  };
  const written = lines.map(({ text }) => text.trim());
  const isChanged = JSON.stringify(written) !== JSON.stringify(texts);
  useEffect(() => keep(isChanged ? draft : undefined), [keep, isChanged, draft]);
  const saving = useSaveReasons(kind, () => {
    keep(undefined);
    setDraft(undefined);
  });
  return {
    lines,
    removed,
    isChanged,
    add: () => change({ lines: [...lines, { key: nextKey, text: '' }], nextKey: nextKey + 1 }),
    write: (at: number, text: string) =>
      change({ lines: lines.map((line, index) => (index === at ? { ...line, text } : line)) }),
    remove: (at: number) => {
      const line = lines[at];
      if (line) change({ lines: lines.toSpliced(at, 1), removed: { line, at } });
    },
    undo: () => {
      if (!removed) return;
      change({ lines: lines.toSpliced(removed.at, 0, removed.line), removed: undefined });
    },
    move,
    discard: () => setDraft(undefined),
    save: () => saving.mutate(written),
    isSaving: saving.isPending,
    errorMessage: saving.error ? messageOf(saving.error) : undefined,
  };
}

function useSaveReasons(kind: ReasonKind, onSaved: () => void) {
  const cache = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (texts: readonly string[]) =>
      send(reasons.update, { body: { kind, reasons: JSON.stringify(texts) } }),
    onSuccess: ({ message, data }) => {
      cache.setQueryData(reasonsKey, data);
      onSaved();
      toasts.success(message);
      return cache.invalidateQueries({ queryKey: ['activity'] });
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
}
