// The SDK puts the account's number before the key-value store's host: a name below localhost.
const dns = require('node:dns')
const { lookup } = dns
dns.lookup = (name, ...rest) => lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest)
