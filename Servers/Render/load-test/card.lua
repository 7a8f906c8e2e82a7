-- Asks for cards: svg or png with a name of their own each, or equal ones, which the server has in its cache.
local kind, client, count = "svg", nil, 0

function init(arguments)
  kind = arguments[1] or kind
  client = arguments[2]
  math.randomseed(os.time())
  count = math.random(1, 1000000000)
end

function request()
  count = count + 1
  local name = kind == "equal" and "Ada" or "Ada " .. count
  local format = kind == "equal" and "svg" or kind
  local body = '{"template": "card", "data": {"name": "' .. name .. '"}, "format": "' .. format .. '"}'
  local headers = { ["Content-Type"] = "application/json" }
  if client then headers["X-Forwarded-For"] = client end
  return wrk.format("POST", "/render", headers, body)
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"requests": %d, "seconds": %f, "p50": %f, "p99": %f, "errors": %d}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
