import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import type { Reason, ReasonKind } from '#contract/reasons.ts';
import { reasonsMax } from '#contract/sizes.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { ReasonLine } from './ReasonLine.tsx';
import { type Line, useReasonsEditor } from './useReasonsEditor.ts';

const words = copy.reasons;

interface ReasonEditorProps {
  kind: ReasonKind;
  stored: readonly Reason[];
}

/** The reasons of one kind, in the order of their keys. */
export function ReasonEditor({ kind, stored }: ReasonEditorProps) {
  const editor = useReasonsEditor(kind, stored);
  const { lines, removed, isChanged } = editor;
  const [isChecked, setChecked] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const focus = (at: number) =>
    // After the line is drawn in its new place.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('textarea:not([aria-hidden])')[at]?.focus(),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = lines.findIndex((_, at) => problemOf(lines, at) !== undefined);
    setChecked(wrong >= 0);
    if (wrong >= 0) focus(wrong);
    else editor.save();
  };
  const discard = () => {
    setChecked(false);
    editor.discard();
  };
  return (
    <Box component="form" aria-label={words.kinds[kind]} noValidate onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '0.8125rem', fontWeight: 600 }}>
          {words.kinds[kind]}
        </Box>
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {words.count(lines.length, reasonsMax)}
        </Box>
      </Box>
      {lines.length === 0 && <Box sx={{ color: 'text.secondary', mb: 1 }}>{words.none}</Box>}
      <Box
        component="ol"
        ref={list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}
      >
        {lines.map((line, at) => (
          <ReasonLine
            key={line.key}
            kind={kind}
            at={at}
            text={line.text}
            isLast={at === lines.length - 1}
            problem={isChecked ? problemOf(lines, at) : undefined}
            onWrite={(text) => editor.write(at, text)}
            onMove={(to) => {
              editor.move(at, to);
              if (to >= 0 && to < lines.length) focus(to);
            }}
            onRemove={() => {
              editor.remove(at);
              focus(Math.min(at, lines.length - 2));
            }}
          />
        ))}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.75rem', mt: 0.75 }}>
        {removed ? words.removed(removed.line.text) : words.keys}
        {removed && (
          <Button size="small" onClick={editor.undo}>
            {words.undo}
          </Button>
        )}
      </Box>
      <ErrorAlert id={`reasons-${kind}-problem`} message={editor.errorMessage} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={lines.length >= reasonsMax}
          title={lines.length >= reasonsMax ? words.full : undefined}
          onClick={() => {
            editor.add();
            focus(lines.length);
          }}
        >
          {words.add}
        </Button>
        {isChanged && (
          <>
            <Button type="submit" size="small" variant="contained" loading={editor.isSaving}>
              {words.save}
            </Button>
            <Button size="small" onClick={discard}>
              {words.discard}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

function problemOf(lines: readonly Line[], at: number): string | undefined {
  const text = lines[at]?.text.trim();
  if (!text) return words.empty;
  const isTwice = lines.slice(0, at).some((line) => line.text.trim() === text);
  return isTwice ? words.twice : undefined;
}
