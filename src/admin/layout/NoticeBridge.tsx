import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** Shows react-admin's own notifications as the toasts of the product. */
export function NoticeBridge() {
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
