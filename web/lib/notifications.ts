/** System notifications, where the visitor allows them. Refusals are logged only. No noun known. */

export type NotificationBrowser = {
  Notification:
    | (Pick<typeof Notification, 'permission' | 'requestPermission'> &
        (new (
          title: string,
          options?: NotificationOptions,
        ) => unknown))
    | undefined
  serviceWorker: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined
}

/** Asks once; true when notifications may be shown. Best called from a tap. */
export async function askToNotify(browser = thisBrowser()): Promise<boolean> {
  const { Notification } = browser
  if (Notification === undefined) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  try {
    return (await Notification.requestPermission()) === 'granted'
  } catch (error) {
    console.warn('Notifications cannot be asked for:', error)
    return false
  }
}

/**
 * Shows a notification if permission was granted; true when it did. Goes through the service worker if
 * there is one, for Android refuses the constructor (voice, 'Speaking').
 */
export async function notify(
  title: string,
  options: NotificationOptions = {},
  browser = thisBrowser(),
): Promise<boolean> {
  const { Notification, serviceWorker } = browser
  if (Notification === undefined || Notification.permission !== 'granted') return false
  try {
    const registration = await serviceWorker?.getRegistration()
    if (registration?.active) await registration.showNotification(title, options)
    else new Notification(title, options)
    return true
  } catch (error) {
    console.warn('A notification was not shown:', error)
    return false
  }
}

function thisBrowser(): NotificationBrowser {
  return {
    Notification: 'Notification' in globalThis ? Notification : undefined,
    serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  }
}
