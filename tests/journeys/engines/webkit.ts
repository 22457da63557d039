import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { type Engine, findProgram, type WindowSize } from './engine.ts';

const driverProgram = findProgram('WebKitWebDriver');
const screenProgram = findProgram('Xvfb');

/** WebKitGTK by WebDriver, on a screen in memory. */
export const webkitEngine: Engine = {
  name: 'WebKit',
  lack:
    driverProgram && screenProgram
      ? undefined
      : 'On Debian "apt-get install webkit2gtk-driver xvfb".',
  open: async (size) => {
    const settings = narrowWindows();
    const { screen, display } = await startScreen(size);
    const service = new DriverService.Builder(driverProgram ?? '')
      .setLoopback(true)
      .setEnvironment({ ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings })
      .build();
    const close = async () => {
      await service.kill();
      screen.kill();
      rmSync(settings, { recursive: true });
    };
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities(capabilities))
      .build();
    await resize(driver, size);
    const find = (element: string) => driver.executeScript<WebElement>(`return (${element});`);
    return {
      goTo: (url) => driver.get(url),
      reload: () => driver.navigate().refresh(),
      evaluate: (script) => driver.executeScript(`return (${script});`),
      click: async (element) => (await find(element)).click(),
      type: async (element, text) => (await find(element)).sendKeys(text),
      choose: async (element, path) => (await find(element)).sendKeys(path),
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: () => driver.quit().finally(close),
    };
  },
};

const capabilities = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
};

/** Settings of the window's frame: its buttons would be wider than a phone. */
function narrowWindows(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const style =
    'window * { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; }';
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), style);
  return folder;
}

/** Starts a screen in memory that has room for a window with its frame. */
async function startScreen(size: WindowSize): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0'];
  const screen = spawn(screenProgram ?? '', [...args, `${size.width}x${size.height + 100}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface(screen.stdout), 'line');
  return { screen, display: `:${number}` };
}

/** Gives the page its size, which is that of the window without the frame. */
async function resize(driver: WebDriver, { width, height }: WindowSize): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const frame = height - (await driver.executeScript<number>('return innerHeight'));
  await window.setRect({ x: 0, y: 0, width, height: height + frame });
}
