import { useParams } from 'react-router-dom';
import { DepositPage } from './DepositPage.tsx';

/** Each deposit has a page with forms of its own. */
export function DepositShow() {
  const { id = '' } = useParams();
  return <DepositPage key={id} id={id} />;
}
