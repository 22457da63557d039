import { styled } from '@mui/material/styles';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { copy } from '#src/shared/copy.ts';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 32,
  '& [hidden]': { display: 'none' },
});

const head = (
  <PageHero title={copy.notFound.title} lead={copy.notFound.text}>
    <Ways>
      <ActionLink href="/">{copy.home}</ActionLink>
      <ActionLink href="/help" data-kind="quiet">
        Help and contact
      </ActionLink>
      <ActionLink href="/login" data-kind="quiet" hidden data-signed-in="">
        {copy.dashboard}
      </ActionLink>
    </Ways>
  </PageHero>
);

export function NotFoundPage() {
  return <Frame path="/404" head={head} />;
}
