/** Tests the limits on visitors' reads and on their unsent responses. */
import { describe, expect, it } from 'vitest';
import { EXPIRED, IGNORED, KEY, gate, gatewayTo, slowService } from './testing/gateway.ts';
import { readsEveryText } from './visitor-reads.ts';

const at = (path: string) => new URL(path, 'http://localhost');

describe('texts of articles', () => {
  it.each([
    '/rest/v1/blog_posts',
    '/rest/v1/blog_posts?select=',
    '/rest/v1/blog_posts?select=*',
    '/rest/v1/blog_posts?select=slug,content&limit=1',
    '/rest/v1/blog_posts?select=slug,"content"',
    '/rest/v1/blog_posts?select=t:%63ontent',
    '/rest/v1/blog_posts?select=content-%3Ex',
    '/rest/v1/blog_posts?select=content.max()',
    '/rest/v1/blog_posts?select=*&slug=neq.x',
    '/rest/v1/blog_posts?select=*&or=(slug.eq.a,slug.neq.a)',
    '/rest/v1/blog_posts?select=slug&content=like.*a*',
    '/rest/v1/blog_posts?select=slug&or=(content.like.*a*)',
    '/rest/v1/blog_posts?select=slug&order=content',
    '/rest/v1/blog_posts?select=blog_posts',
    '/rest/v1/blog_posts?select=x:blog_posts',
    '/rest/v1/blog_posts?select=slug&blog_posts=like.*a*',
    '/rest/v1/blog_post_slugs?select=slug,post:blog_posts(post)',
    '/rest/v1/%62log_posts?select=*',
    '/rest/v1/blog_post_slugs?select=slug,post:blog_posts(*)',
    '/rest/v1/blog_post_slugs?select=slug,post:blog_posts(content)&slug=like.*',
  ])('cannot all be read at once: %s', (path) => expect(readsEveryText(at(path))).toBe(true));

  it.each([
    '/rest/v1/blog_posts?select=*&id=eq.1',
    '/rest/v1/blog_posts?slug=eq.ferias',
    '/rest/v1/blog_posts?select=slug,content_image_1,title&order=published_at.desc',
    '/rest/v1/blog_posts?select=slug,addresses:blog_post_slugs(slug)',
    '/rest/v1/blog_post_slugs?select=old:slug,...blog_posts!inner(title,updated_at)',
    '/rest/v1/blog_post_slugs?select=post:blog_posts!inner(slug,content)&slug=eq.ferias&limit=1',
    '/rest/v1/site_settings?select=*',
  ])('can be read for one article, or omitted: %s', (path) => expect(readsEveryText(at(path))).toBe(false));
});

describe('a visitor', () => {
  const echo = () => gatewayTo((request) => Response.json(new URL(request.url).search));
  const list = '/rest/v1/blog_posts?select=slug';

  it.each([
    ['', '100'],
    ['&limit=1000', '100'],
    ['&limit=1&limit=1000', '1'],
    ['&limit=12', '12'],
    ['&limit=abc', '100'],
    ['&limit=5.5', '100'],
    ['&limit=7&limit=abc', '7'],
  ])('reads at most 100 rows: %s', async (query, given) => {
    const { sendWithKey, sendAsAdmin } = echo();
    const search = new URLSearchParams((await (await sendWithKey(list + query)).json()) as string);
    expect(search.getAll('limit')).toEqual([given]);
    expect(await (await sendAsAdmin(list + query)).json()).toBe(`?select=slug${query}`);
  });

  it('cannot request a range of rows by a header', async () => {
    const { services, sendWithKey } = gatewayTo();
    await sendWithKey(list, { headers: { range: '0-5000' } });
    expect(services.mock.calls[0]?.[0].headers.get('range')).toBeNull();
  });

  it('cannot read all texts, but an administrator can', async () => {
    const { services, sendWithKey, sendAsAdmin } = gatewayTo();
    const all = '/rest/v1/blog_posts?select=*';
    expect((await sendWithKey(all)).status).toBe(400);
    const headers = { authorization: 'Bearer an.accounts.session' };
    expect((await sendWithKey(all, { headers })).status).toBe(400);
    expect(services).not.toHaveBeenCalled();
    expect((await sendAsAdmin(all)).status).toBe(200);
  });

  it('cannot read all texts by a key in place of a session, or in the query', async () => {
    const { services, send, sendWithKey } = gatewayTo();
    const all = '/rest/v1/blog_posts?select=*';
    expect((await sendWithKey(all, { headers: { authorization: IGNORED } })).status).toBe(400);
    const headers = { authorization: 'Bearer an.accounts.session' };
    expect((await send(`${all}&apikey=${KEY}`, { headers })).status).toBe(400);
    expect(services).not.toHaveBeenCalled();
  });

  it('with an expired session gets 401, not a refusal for lack of rights', async () => {
    const { services, sendWithKey } = gatewayTo(() => Response.json({}, { status: 401 }));
    const headers = { authorization: EXPIRED };
    expect((await sendWithKey('/rest/v1/blog_posts?select=*', { headers })).status).toBe(401);
    expect(services).toHaveBeenCalledOnce();
    const upload = { method: 'POST', headers, body: 'x' };
    expect((await sendWithKey('/storage/v1/object/blog-images/blog/a.png', upload)).status).toBe(401);
    expect(services).toHaveBeenCalledOnce();
  });
});

describe('unsent responses', () => {
  const NEVER = new Promise<void>(() => undefined);

  it('occupy slots of their own address until they are sent', async () => {
    const { sendWithKey } = gatewayTo();
    const ask = (peer: string, sent: Promise<unknown> = NEVER) =>
      sendWithKey('/rest/v1/site_settings', {}, peer, sent);
    const { opening: sent, open: send } = gate();
    await ask('10.0.0.1', sent);
    for (let turn = 1; turn < 64; turn += 1) expect((await ask('10.0.0.1')).status).toBe(200);
    expect((await ask('10.0.0.1')).status).toBe(503);
    expect((await ask('10.0.0.2')).status).toBe(200);
    send();
    await sent;
    expect((await ask('10.0.0.1')).status).toBe(200);
  });

  it('are limited to 32 MB per address', async () => {
    const { sendWithKey } = gatewayTo(() => new Response(new Uint8Array(12_000_000)));
    const ask = (peer: string) => sendWithKey('/storage/v1/object/public/x', {}, peer, NEVER);
    const answers = await Promise.all([1, 2, 3].map(() => ask('10.0.0.1')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
    expect((await ask('10.0.0.2')).status).toBe(200);
  });

  it('of a few addresses leave space for four small responses of any other', async () => {
    const { sendWithKey } = gatewayTo();
    const ask = (peer: string) => sendWithKey('/rest/v1/site_settings', {}, peer, NEVER);
    for (let turn = 0; turn < 8 * 64; turn += 1) await ask(`10.0.0.${turn % 8}`);
    for (let turn = 0; turn < 4; turn += 1) expect((await ask('10.0.1.1')).status).toBe(200);
    expect((await ask('10.0.1.1')).status).toBe(503);
  });
});

it('a visitor is served after an administrator', async () => {
  const { service, seen, answerOne } = slowService();
  const { sendWithKey, sendAsAdmin } = gatewayTo(service);
  // Cache the administrator's role, because looking up the role of another session waits in the queue.
  const first = sendAsAdmin('/rest/v1/blog_posts?n=0');
  await answerOne();
  await first;
  const reads = ['a', 'b', 'c'].map((turn) => sendWithKey(`/rest/v1/site_settings?limit=1&n=${turn}`));
  const saving = sendAsAdmin('/rest/v1/blog_posts?n=admin');
  for (let turn = 0; turn < 4; turn += 1) await answerOne();
  await Promise.all([...reads, saving]);
  expect(seen.order.indexOf('?n=admin')).toBe(2);
});

it('an administrator is served even if visitors occupy all slots', async () => {
  const { opening, open } = gate();
  const { sendWithKey, sendAsAdmin } = gatewayTo(() => opening.then(() => Response.json({})));
  const visit = (peer: string) => sendWithKey('/rest/v1/site_settings', {}, peer);
  const flood = Array.from({ length: 512 }, (_, index) => visit(`10.0.0.${index % 128}`));
  expect((await visit('10.0.1.1')).status).toBe(503);
  const saving = sendAsAdmin('/rest/v1/blog_posts', {}, '10.0.1.2');
  open();
  expect((await saving).status).toBe(200);
  await Promise.all(flood);
});
