import type { ReactNode } from 'react';
import { ifStated, type PlaceholderName } from '#contract/placeholders.ts';

/** Shows its children where the operator states the fact; the server decides at its start. */
export function Stated({ fact, children, otherwise }: StatedProps) {
  const { start, otherwise: otherwiseMark, end } = ifStated(fact);
  return (
    <>
      {start}
      {children}
      {otherwise && (
        <>
          {otherwiseMark}
          {otherwise}
        </>
      )}
      {end}
    </>
  );
}

interface StatedProps {
  fact: PlaceholderName;
  children?: ReactNode;
  otherwise?: ReactNode;
}
