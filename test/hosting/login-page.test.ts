import { expect, it } from 'vitest'
import { type PageRead as Page, readLoginPage } from '../../src/hosting/protection.ts'

it.each<[string, Partial<Page>]>([
  ['<!doctype html><title>Shop</title>', { isHtml: true, title: 'shop', hasPasswordField: false }],
  ['\ufeff\n <HTML><HEAD><TITLE lang=en>\n My  Shop\n</TITLE>', { isHtml: true, title: 'my shop' }],
  ['<head><input type="PASSWORD">', { isHtml: true, title: '', hasPasswordField: true }],
  ['<html><input name=passwd>', { hasPasswordField: true }],
  ['<html><input\nid="passcode">', { hasPasswordField: true }],
  ['<html><input name=q><b>password</b>', { hasPasswordField: false }],
  ['<html><inputs passw>', { hasPasswordField: false }],
  ['<title>One</title><svg><title>Two</title></svg>', { isHtml: true, title: 'one' }],
  ['<title>Never ends', { title: 'never ends' }],
  ['document.title = "<title>x</title>"', { isHtml: false }],
  ['<svg><title>Password</title></svg>', { isHtml: false, hasPasswordField: false }],
  ['<metadata>', { isHtml: false }],
  ['', { isHtml: false, title: '', hasPasswordField: false }],
])('reads %j', (text, page) => {
  expect(readLoginPage(text)).toMatchObject(page)
})

it.each(['<', '<a', '<!--', '<title>', '<title ', '<input ', '<input passw', 'passw', ' '])(
  'reads a megabyte of nothing but %j at once',
  (piece) => {
    expect(readLoginPage(piece.repeat((1024 * 1024) / piece.length))).toBeDefined()
  },
)
