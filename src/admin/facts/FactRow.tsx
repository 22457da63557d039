import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface FactRowProps {
  name: string;
  /** Below the name. */
  below?: ReactNode;
  /** Undefined until it is known. */
  value: ReactNode;
  remark?: ReactNode;
}

/** A fact, with a remark beside it. */
export const FactRow = ({ name, below, value, remark }: FactRowProps) => (
  <tr>
    <th scope="row">
      {name}
      {below && <Box sx={{ lineHeight: 1 }}>{below}</Box>}
    </th>
    <td colSpan={remark ? 1 : 2}>{value ?? <Skeleton width="70%" />}</td>
    {remark && <td data-remark>{remark}</td>}
  </tr>
);
