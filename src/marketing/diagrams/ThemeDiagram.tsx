import type { ThemeName } from '#src/marketing/themes/theme.ts';
import { Drawing } from './Drawing.tsx';
import { BondDrawing, FieldDrawing, InfrastructureDrawing } from './holdings.tsx';
import { CryptoDrawing, ForexDrawing, OptionDrawing, SharesDrawing } from './markets.tsx';
import { PropertyDrawing } from './PropertyDrawing.tsx';
import { FeeDrawing, PlanDrawing, RetirementDrawing, WealthDrawing } from './services.tsx';

const drawings: Record<ThemeName, () => React.ReactNode> = {
  'option-trading': OptionDrawing,
  'stock-market': SharesDrawing,
  forex: ForexDrawing,
  'crypto-access': CryptoDrawing,
  'fixed-income': BondDrawing,
  'real-estate': PropertyDrawing,
  infrastructure: InfrastructureDrawing,
  agriculture: FieldDrawing,
  'planning-services': PlanDrawing,
  'assets-management': FeeDrawing,
  'retirement-planning': RetirementDrawing,
  'private-wealth': WealthDrawing,
};

export function ThemeDiagram({ name }: { name: ThemeName }) {
  const Picture = drawings[name];
  return (
    <Drawing width={400} height={236}>
      <Picture />
    </Drawing>
  );
}
