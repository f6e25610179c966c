import { formServiceForEach, nativeTarget, sampleLead } from '../testing/running-form-service';
import { multipart, sendRequest } from '../testing/send-request';

const service = formServiceForEach();

/** Longer than the parser's buffer, and short enough to end in the same chunk as the body. */
const skipped = 'x'.repeat(40_000);

const post = (path: string, { headers, body }: ReturnType<typeof multipart>) =>
  sendRequest(service.url(), { method: 'POST', path, headers, body, timeout: 10_000 });

const lead = Object.entries(sampleLead).map(([name, value]) => ({ name, value }));

describe('a multipart body', () => {
  it('gets its text back within seconds when the parser waits for ever after a part without a name', async () => {
    const { headers, body } = multipart(lead, 'X');
    const nameless = Buffer.from(`--X\r\nX-Odd: y\r\n\r\n${skipped}\r\n`);
    const answer = await post(nativeTarget, { headers, body: Buffer.concat([nameless, body]) });

    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="Durand"');
  });

  it('gets its text back when a browser without JavaScript sends more photographs than we read', async () => {
    const photos = Array.from({ length: 12 }, (_, index) => ({
      name: 'attachment',
      value: skipped,
      filename: `${index}.jpg`,
    }));
    const answer = await post(nativeTarget, multipart([...photos, ...lead]));

    expect(answer.status).toBe(413);
    expect(answer.text).toContain('plus de cinq photos');
    expect(answer.text).toContain('value="Durand"');
    expect(await service.files('incoming')).toEqual([]);
  });
});
