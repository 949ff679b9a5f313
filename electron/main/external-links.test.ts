import { expect, it } from 'vitest';
import { isExternalLink } from './external-links.ts';

it('lets a link to a known host over https through', () => {
  expect(isExternalLink('https://github.com/TheClockwyrks/TheTestCabinet')).toBe(true);
});

it.each([
  'http://github.com/',
  'https://github.com.evil.example/',
  'https://evil.example/https://github.com/',
  'https://github.com@evil.example/',
  'https://user:word@github.com/',
  'https://github.com:8443/',
  'file:///etc/passwd',
  'smb://github.com/share',
  'javascript:alert(1)',
  'data:text/html,x',
  ' ',
  'github.com',
])('refuses %s', (address) => {
  expect(isExternalLink(address)).toBe(false);
});
