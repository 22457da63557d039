import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  type I18nProvider,
  Resource,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
import {
  type BackOfficeKey,
  backOffice,
  backOfficeKeys,
  resource,
  showPath,
} from '#contract/backOffice.ts';
import { useMonoFace } from '#src/shared/theme/FontFaces.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { BrokenPage } from '#src/shared/ui/ErrorBoundary.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { copy } from './copy.ts';
import { openAdminProvider } from './dataProvider/adminProvider.ts';
import { DepositList } from './deposits/DepositList.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { useScreens } from './layout/useScreens.ts';
import { LiveCounts } from './overview/LiveCounts.tsx';
import { openPreferences } from './provider/preferences.ts';
import { staffSession } from './provider/staffSession.ts';

type Pages = Partial<Record<'list' | 'show', ComponentType>>;

const lazyPages = (key: BackOfficeKey): Pages =>
  Object.fromEntries(
    backOffice[key].pages.map((page) => [
      page,
      lazyPart(async () => {
        const pages: Pages = (await import('./screens.ts')).screens[key];
        return pages[page] ?? NotFound;
      }),
    ]),
  );

const deposits = { ...lazyPages('deposits'), list: DepositList };
// Staff work on the list of deposits, so it does not wait for another chunk.
const pagesOf = new Map<BackOfficeKey, Pages>(
  backOfficeKeys.map((key) => [key, key === 'deposits' ? deposits : lazyPages(key)]),
);

export function AdminApp() {
  const queryClient = useQueryClient();
  const [dataProvider] = useState(openAdminProvider);
  const [store] = useState(openPreferences);
  const keys = useScreens();
  useMonoFace();
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={staffSession}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        layout={AdminLayout}
        loading={Loading}
        catchAll={NotFound}
        error={BrokenPage}
        disableTelemetry
      >
        {keys.map((key) => (
          <Resource key={key} name={resource[key]} {...pagesOf.get(key)}>
            <Route path=":id" element={<ToRecord screen={key} />} />
          </Resource>
        ))}
      </CoreAdminUI>
      <NoticeBridge />
      <LiveCounts />
    </CoreAdminContext>
  );
}

/** The address of a record without its last part leads to the record. */
function ToRecord({ screen }: { screen: BackOfficeKey }) {
  const { id = '' } = useParams();
  const hasRecords = pagesOf.get(screen)?.show !== undefined;
  return hasRecords ? <Navigate replace to={showPath(screen, id)} /> : <NotFound />;
}

/** Shows react-admin's own notifications as the toasts of the product. */
function NoticeBridge() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const toasts = useToasts();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (typeof notice?.message !== 'string') return;
    const sentence = translate(notice.message, notice.notificationOptions?.messageArgs);
    if (notice.type === 'error' || notice.type === 'warning') toasts.error(sentence);
    else toasts.success(sentence);
  }, [notifications, takeNotification, translate, toasts]);
  return null;
}

const sentences: Record<string, string> = copy.reactAdmin;

/** The texts of react-admin's own parts, by key; a key without one has the default of its part. */
const i18nProvider: I18nProvider = {
  translate: (key: string, options: Record<string, unknown> = {}) => {
    const sentence = sentences[key] ?? options._ ?? key;
    if (typeof sentence !== 'string') return '';
    return sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ''));
  },
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};
