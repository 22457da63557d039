import type { SVGAttributes } from 'react';

/** An icon of lines, 20 pixels wide on a grid of 24. */
export const StrokeIcon = ({ d, ...rest }: SVGAttributes<SVGSVGElement> & { d: string }) => (
  <svg {...rest} viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
    <path
      d={d}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
