import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { copy } from '#src/investor/copy.ts';
import { AvailableBalance } from '#src/investor/summary/AvailableBalance.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';

/** The place of the head in the top bar; null outside the layout. */
export const PageHeadSlot = createContext<HTMLElement | null>(null);

interface PageHeadProps {
  children: string;
  /** The title of the browser tab; the heading by default. */
  tab?: string;
  /** The heading has a name of any length: on a phone it is one line, cut at its end. */
  isName?: boolean;
  /** Buttons of the page; narrow screens show them in the page instead. */
  actions?: ReactNode;
  /** The way back, which takes the place of the menu on a phone. */
  onBack?: () => void;
}

/** The heading of a page, shown in the top bar. */
export function PageHead({
  children,
  tab = children,
  isName = false,
  actions,
  onBack,
}: PageHeadProps) {
  const slot = useContext(PageHeadSlot);
  const head = (
    <>
      {onBack && (
        <IconButton
          data-back
          aria-label={copy.back}
          onClick={onBack}
          // The heading begins where it does beside the menu button.
          sx={{ mr: -0.5, display: { tablet: 'none' } }}
        >
          <ArrowBack />
        </IconButton>
      )}
      <PageTitle tab={tab} sx={isName ? nameTitle : title}>
        {children}
      </PageTitle>
      <AvailableBalance />
      {actions && (
        <Box
          sx={{
            display: { xs: 'none', wide: 'flex' },
            gap: 1.5,
            alignItems: 'center',
            whiteSpace: 'nowrap',
          }}
        >
          {actions}
        </Box>
      )}
    </>
  );
  return slot ? createPortal(head, slot) : head;
}

// Two lines fit into the bar.
const title = { mr: 'auto', overflowWrap: 'anywhere', lineHeight: 1.2 } as const;

const nameTitle = {
  mr: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', tablet: 'normal' },
  fontSize: { xs: '1rem', tablet: '1.25rem' },
} as const;
