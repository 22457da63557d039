import { FrameSkeleton } from '#src/FrameSkeleton.tsx';
import { BottomTabs } from '#src/investor/layout/BottomTabs.tsx';
import { menuIcons } from '#src/investor/layout/menuIcons.tsx';
import { TopBar } from '#src/investor/layout/TopBar.tsx';
import { FigureTemplates } from './FigureTemplates.tsx';

const ignore = () => undefined;

/** The frame of the investor area before its code is there: menu, tabs and the places of the cards. */
export function InvestorFrame() {
  return (
    <>
      <FrameSkeleton
        icons={menuIcons}
        bar={<TopBar isMenuOpen={false} onMenu={ignore} onSlot={ignore} />}
        tabs={<BottomTabs />}
      />
      <FigureTemplates />
    </>
  );
}
